/**
 * Says what a thing is where no type can tell: the browser's own scope, what the build puts in, what a library wraps.
 * Nowhere else is a type claimed instead of checked.
 */
export const asType = <T>(thing: unknown): T => thing as T;
