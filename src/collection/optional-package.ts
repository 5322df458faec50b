import { StoreError } from './store.ts';

/** Loads a package that only a database needs; users who keep boards in files do not install it. */
export async function optionalPackage<T>(name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StoreError(`a store in Postgres needs the package ${name}; run \`npm install ${name}\``);
  }
}
