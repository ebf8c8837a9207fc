import { generateRandomString } from "oslo/crypto";

const CODES = 10;

/** No letters and digits that look alike on paper; 16 of these 31 are 79 bits. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const CHARACTERS = 16;

/** Codes for the day when the telephone is lost, as they are written down: `abcd-efgh-jkmn-pqrs`. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () =>
    generateRandomString(CHARACTERS, ALPHABET).replace(/(.{4})(?=.)/g, "$1-"),
  );
}

/** A code as it is hashed, however it was typed. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replace(/[^a-z0-9]/g, "");
}
