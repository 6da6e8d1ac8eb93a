const readableAsItIs = /^[\w:/.?~-]*$/

/** The address a mail leads to. A plain `redirectTo` stays readable, as the real server writes it. */
export function verificationLink(
  publicUrl: string,
  { tokenHash, type, redirectTo }: { tokenHash: string; type: string; redirectTo: string },
): string {
  const target = readableAsItIs.test(redirectTo) ? redirectTo : encodeURIComponent(redirectTo)
  return `${publicUrl}/verify?token=${tokenHash}&type=${type}&redirect_to=${target}`
}
