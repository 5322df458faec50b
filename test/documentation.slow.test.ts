/** The programs of README and docs compile under strict; `documentation.test.ts` runs them. */
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { programFiles, programs, root } from './doc-blocks.ts';

it('they compile under strict', () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  expect(options.strict).toBe(true);
  const files = programFiles();
  // An example may leave a result for its reader.
  const program = ts.createProgram(files, { ...options, noUnusedLocals: false });
  const complaints = files.flatMap((file, index) => {
    const source = program.getSourceFile(file);
    expect(source).toBeDefined();
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${programs[index].at}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
  expect(complaints).toEqual([]);
});
