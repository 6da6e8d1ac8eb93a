import type { Page } from '@playwright/test'

/** A device (`internal`) or a key beside it (`usb`) that asks its owner, who answers at once. */
export async function addDevice(page: Page, transport: 'internal' | 'usb' = 'internal'): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport,
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options })
}
