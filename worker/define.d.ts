/** Set by vite.config.ts and vitest.config.ts. */
declare const __DEV_SERVER__: boolean;
