import type { Plugin } from 'rolldown';

export declare const foundByFolder: () => Plugin[];
