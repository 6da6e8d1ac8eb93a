export type Done = 'adresses' | 'autres-adresses' | 'fermees' | 'rappels'

const words: Readonly<Record<Done, string>> = {
  adresses: 'Vos adresses sont prêtes.',
  'autres-adresses': 'Vos adresses sont prêtes. Celles d’avant ne mènent plus à rien.',
  fermees: 'Vos adresses sont fermées\u00a0: plus aucun agenda ne lit les vôtres.',
  rappels: 'C’est enregistré.',
}

function isDone(name: string): name is Done {
  return Object.hasOwn(words, name)
}

/** What is said once it is done. */
export function doneWords(name: string | undefined): string | undefined {
  return name !== undefined && isDone(name) ? words[name] : undefined
}
