// The build writes several bundles into one folder, so it is emptied once, before all of them.
import { rmSync } from 'node:fs';

rmSync('dist', { recursive: true, force: true });
