type Site = { readonly isProduction: boolean; readonly mail: { readonly isOutbox?: true } }
type Facts = { readonly sample: boolean }

/** Whether the site is on the air before its owner's facts: shown to nobody who does not know the address. */
export function isInPreparation({ isProduction }: Pick<Site, 'isProduction'>, { sample }: Facts): boolean {
  return isProduction && sample
}

/** Whether a message of a visitor would only be found by a coach who looks for it in the administration. */
export function reachesNobody(site: Site, facts: Facts): boolean {
  return isInPreparation(site, facts) || (site.isProduction && (site.mail.isOutbox ?? false))
}
