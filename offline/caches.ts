/*
 * Names of the caches. The number is that of their form: raised when what is kept would be read otherwise; a worker
 * that becomes active deletes every cache that is not named here.
 */
const FORM = "kocka-1";

/** Of all forms that there were. */
export const CACHE_PREFIX = "kocka-";

/** Help and the calm page, each by its revision. */
export const FIRST_CACHE = `${FORM}-first`;
/** Pages by path and language. */
export const PAGES_CACHE = `${FORM}-pages`;
/** Scripts, styles and texts of the app, and fonts: a name never means something else. */
export const PARTS_CACHE = `${FORM}-parts`;
export const PICTURES_CACHE = `${FORM}-pictures`;
export const SETTINGS_CACHE = `${FORM}-settings`;

export const CACHES: readonly string[] = [
  FIRST_CACHE,
  PAGES_CACHE,
  PARTS_CACHE,
  PICTURES_CACHE,
  SETTINGS_CACHE,
];
