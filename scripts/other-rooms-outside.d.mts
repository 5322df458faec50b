import type { Plugin } from 'vite';

export declare const otherRoomsOutside: (own: string) => Plugin;
