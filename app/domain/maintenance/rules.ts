/** `isForced`: by the machine's settings, so that no page can end it. */
export type Maintenance = { message: string; isForced: boolean; since?: Date; by?: string }

export const usualMessage = 'Nous revenons très vite, le temps d’un footing\u202f!'

/** The office, the ways in and what other services tell us: open while a coach has closed the rest. */
const staysOpen =
  /^\/(admin|compte|login|logged|mot-de-passe|connexion-inconnue|cle-d-acces|deconnexion|photos|content-images|builds|webhooks|paiement\/annonces)([/.]|$)/

/** @param path of a request, without its query */
export function isOpenInMaintenance(path: string): boolean {
  return staysOpen.test(path)
}
