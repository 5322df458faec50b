// The build writes several bundles into one folder, so that is emptied once, before all of them.
import { rmSync } from 'node:fs';

for (const folder of ['dist', 'workbench/dist']) rmSync(folder, { recursive: true, force: true });
