/** A package that is not among our dependencies; nothing where it is not installed. */
export async function optionalPackage<T>(name: string): Promise<T | undefined> {
  try {
    // The name is no literal, so that no bundler takes the package along.
    return (await import(name)) as T;
  } catch {
    return undefined;
  }
}
