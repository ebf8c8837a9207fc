import { scrypt } from "node:crypto";
import { constantTimeEqual } from "oslo/crypto";
import { base64url } from "oslo/encoding";

/**
 * OWASP's scrypt parameters that need the least memory (16 MiB; an isolate has 128). Argon2 does
 * not run in workerd (docs/decisions/0009-sessions.md).
 */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;

/** What a password is compared with where there is none: nobody fits, but it takes the same time. */
const NOBODY = format(COST, new Uint8Array(SALT_BYTES), new Uint8Array(HASH_BYTES));

/** The form in which a password is stored: `scrypt:N:r:p:salt:hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  return format(COST, salt, await derive(password, salt, COST));
}

/** Whether this is the password; takes the same time where there is no account (`stored` null). */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const known = (stored && parse(stored)) || parse(NOBODY);
  if (!known) return false;
  const hash = await derive(password, known.salt, known.cost);
  return constantTimeEqual(hash, known.hash) && known.hash.some((byte) => byte !== 0);
}

/** The same letters typed on another keyboard may come as other code points. */
function derive(password: string, salt: Uint8Array, cost: typeof COST): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, HASH_BYTES, cost, (error, hash) =>
      error ? reject(error) : resolve(new Uint8Array(hash)),
    );
  });
}

function format({ N, r, p }: typeof COST, salt: Uint8Array, hash: Uint8Array): string {
  return ["scrypt", N, r, p, encode(salt), encode(hash)].join(":");
}

function parse(stored: string): { cost: typeof COST; salt: Uint8Array; hash: Uint8Array } | null {
  const [kind, N, r, p, salt, hash] = stored.split(":");
  if (kind !== "scrypt" || !salt || !hash) return null;
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: base64url.decode(salt, { strict: false }),
    hash: base64url.decode(hash, { strict: false }),
  };
}

function encode(bytes: Uint8Array): string {
  return base64url.encode(bytes, { includePadding: false });
}
