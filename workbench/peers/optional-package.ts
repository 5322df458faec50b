import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A package that is not among our dependencies; nothing where it is not installed. */
export async function optionalPackage<T>(name: string): Promise<T | undefined> {
  try {
    // The name is no literal, so that no bundler takes the package along.
    return (await import(name)) as T;
  } catch {
    return undefined;
  }
}

/** The file that a program in this folder would import by this name. */
export const fileOfPackage = (folder: string, name: string): string =>
  createRequire(join(folder, 'program.js')).resolve(name);

/** A package that is installed in a folder. One of CommonJS gives its exports as the default, and only some by name. */
export async function packageIn<T>(folder: string, name: string): Promise<T> {
  const found = await import(pathToFileURL(fileOfPackage(folder, name)).href);
  return { ...found.default, ...found };
}
