import type { Plugin } from 'vite';

export declare const bundledNotices: (fileName: string) => Plugin;
