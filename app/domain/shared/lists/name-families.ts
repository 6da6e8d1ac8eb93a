/** Names of things in families, by how they begin: « order. », « order- ». What is in none is `autres`. */
export type NameFamilies = Readonly<
  Record<string, { readonly name: string; readonly begins: readonly string[] }>
>

/** What a list may be narrowed to. @param all what every family is called */
export function familyChoices(families: NameFamilies, all: string) {
  const named = Object.entries(families).map(([value, { name }]) => ({ value, label: name }))
  return [{ value: '', label: all }, ...named, { value: 'autres', label: 'Autres' }]
}
