export declare const NODE_ROOMS: readonly string[];
export declare const libraryEntries: () => readonly string[];
export declare const publishedDoor: (file: string) => string | undefined;
export declare const entryPoints: () => readonly string[];
