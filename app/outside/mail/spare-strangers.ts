import type { MailTransport } from './mail-transport.ts'

const exampleAddress =
  /@(?:[^@]+\.)?(?:exemple\.(?:fr|com|org|invalid)|example\.(?:com|net|org)|invalid|example)$/i

/** Keeps what is written to a made-up address, or to one the owner has not made theirs: whoever has it is a stranger. */
export function spareStrangers(
  transport: MailTransport,
  isForeign: (address: string) => Promise<boolean>,
): MailTransport {
  const keeps = async (address: string) => exampleAddress.test(address) || isForeign(address)
  return {
    ...transport,
    keeps,
    deliver: async (email) => ((await keeps(email.to)) ? 'kept' : transport.deliver(email)),
  }
}
