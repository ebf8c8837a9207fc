/** Whether figures are a Slovenian mobile number without its 0. */
export function isMobile(digits: string): boolean {
  return /^(?:3[01]|4[0139]|51|6[4-9]|7[01])\d{6}$/.test(digits);
}
