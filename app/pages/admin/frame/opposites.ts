/** Acts that are taken back by the opposite one, by their word in the address (`?fait=`): what is sent to the same page. */
const opposites: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  repondu: { etat: 'a-repondre' },
  'a-repondre': { etat: 'repondu' },
  'message-repondu': { etat: 'a-repondre' },
  'message-clos': { etat: 'a-repondre' },
  'message-a-repondre': { etat: 'repondu' },
  'message-indesirable': { etat: 'pas-indesirable' },
}

export function oppositeOf(done: string): Readonly<Record<string, string>> | undefined {
  return Object.hasOwn(opposites, done) ? opposites[done] : undefined
}
