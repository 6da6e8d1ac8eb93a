import { csvRows } from '#app/domain/shared/forms/csv-rows.ts'
import type { FormValues } from '#app/domain/shared/forms/form-fields.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'
import { disciplines } from '../disciplines.ts'
import { factFields, factsAsTyped, type FactField } from '../forms/facts-form.ts'
import { regions } from '../regions.ts'
import type { TypedRace, TypedRaces } from './read-races.ts'

/** What the first line of a table may call each field; the first name is the one that exports write. */
export const headsOf: Readonly<Record<FactField, readonly string[]>> = {
  title: ['Nom', 'Course', 'Titre', 'Épreuve', 'Nom de la course', 'Compétition'],
  discipline: ['Discipline', 'Sport'],
  startOn: ['Jour', 'Date', 'Début', 'Date de début'],
  endOn: ['Dernier jour', 'Fin', 'Date de fin'],
  startTime: ['Premier départ', 'Heure', 'Départ'],
  place: ['Lieu', 'Commune', 'Ville', 'Commune ou lieu'],
  region: ['Région'],
  formats: ['Formats', 'Format', 'Distances', 'Distance'],
  link: ['Page officielle', 'Lien', 'Site', 'URL'],
  registrationOpensOn: ['Ouverture des inscriptions', 'Ouverture'],
  registrationClosesOn: ['Clôture des inscriptions', 'Clôture'],
  notes: ['Notes', 'Note', 'Remarques'],
  group: ['Groupe'],
}

/** The races of a table whose first line names its columns. */
export function csvRaces(text: string): TypedRaces {
  const [head, ...rows] = csvRows(text)
  const columns = new Map<FactField, number>()
  for (const [index, name] of (head?.cells ?? []).entries()) {
    const field = factFields.find((one) => headsOf[one].some((known) => groupSlug(known) === groupSlug(name)))
    if (field && !columns.has(field)) columns.set(field, index)
  }
  if (!columns.has('title') || !columns.has('startOn'))
    return {
      ok: false,
      problem:
        'La première ligne doit nommer les colonnes, au moins «\u202fNom\u202f» et «\u202fJour\u202f»\u00A0: Nom;Discipline;Jour;Lieu;Région;Formats.',
    }
  const races = rows.map(({ line, cells }): TypedRace => {
    const values: FormValues<FactField> = { ...factsAsTyped(undefined) }
    for (const [field, index] of columns) values[field] = cells[index] ?? ''
    return { line, values: withKeys(values) }
  })
  return { ok: true, races }
}

function withKeys({ discipline, region, ...values }: FormValues<FactField>): FormValues<FactField> {
  const kinds = Object.entries(disciplines).map(([key, { label }]) => [key, label] as const)
  return {
    ...values,
    discipline: keyNamed(discipline, kinds),
    region: keyNamed(region, Object.entries(regions)),
  }
}

/** The key that a typed name means, whatever its accents and capitals; the name itself when none does. */
function keyNamed(typed: string, known: readonly (readonly [string, string])[]): string {
  const slug = groupSlug(typed)
  return known.find(([key, label]) => key === slug || groupSlug(label) === slug)?.[0] ?? typed
}
