/** Set by vite.config.ts: true under `vite dev`, where nothing is prerendered. */
declare const __DEV_SERVER__: boolean;
