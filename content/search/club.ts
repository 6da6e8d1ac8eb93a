import { sectionsOfPage, type Section } from '@allure/content-engine/search'
import type { InfoOf } from '../collections/info.ts'
import { SearchedPage } from './page.ts'
import type { Camp } from '../collections.ts'

type Titled = { readonly title: string; readonly text: string }

export function sectionsOfHome({ hero, description, disciplines, week }: InfoOf<'accueil'>): readonly Section[] {
  return new SearchedPage('/', 'Accueil', [
    `${hero.start} ${hero.turn} ${hero.word}`,
    hero.tag,
    hero.lead,
    description,
    week.title,
    week.lead,
  ]).with('coaching', disciplines.title, [disciplines.lead]).sections
}

/** What is found of the team: nobody whose professional card is not in force, as on the page. */
export function sectionsOfTeam(team: InfoOf<'equipe'>, today: string): readonly Section[] {
  const { around, head, trust } = team
  const shown = team.members.filter(({ card }) => card !== null && card.expiresOn >= today)
  const leaders = new Set(shown.map(({ id }) => id))
  return new SearchedPage('/notre-equipe', 'Notre équipe', [
    `${head.start} ${head.word}`,
    head.lead,
    team.description,
    ...shown.flatMap(({ name, role, specialty, text, diploma, languages }) => [
      [name, role, specialty].filter(Boolean).join(', '),
      text,
      diploma,
      languages,
    ]),
    ...team.sessions.filter(({ coach }) => leaders.has(coach)).map(({ title, place }) => `${title}, ${place}`),
  ], ['Coachs', 'Coach', 'Entraîneurs', 'Diplômes'])
    .with('verifier', trust.title, [trust.lead, ...items(trust.items)])
    .with('autour', around.title, items(around.items)).sections
}

export function sectionsOfCare({ description, gift, head, menu, practice }: InfoOf<'soins'>): readonly Section[] {
  const { place, hours, payment, cancellation, audience } = practice
  return new SearchedPage('/nos-soins', 'Massages et récupération', [`${head.start} ${head.word}`, head.lead, description], ['Soins', 'Récup'])
    .with('carte', menu.title, [
      ...menu.services.flatMap(({ name, text, options }) => [
        `${name}, ${options.map(({ minutes }) => `${minutes} min`).join(' ou ')}\u00A0: ${text}`,
      ]),
      menu.notice,
    ], ['Prix', 'Tarifs'])
    .with('pratique', practice.title, [...items(practice.steps), place, hours, payment, cancellation, audience])
    .with('cadeau', gift.title, ['Offrir un massage, carte cadeau', gift.lead], ['Carte cadeau', 'Bon cadeau']).sections
}

export function sectionsOfTestimonials({ description, head, items: all, rules }: InfoOf<'temoignages'>): readonly Section[] {
  const published = all.filter(({ sample }) => !sample)
  return new SearchedPage('/temoignages', 'Témoignages', [
    `${head.start} ${head.word}`,
    head.lead,
    description,
    ...published.flatMap(({ discipline, title, text, author }) => [`${title}, ${discipline}`, text, author]),
  ], ['Avis']).with('regles', rules.title, [rules.lead, ...items(rules.items), rules.note]).sections
}

export function sectionsOfCampList({ title, lead, description, how }: InfoOf<'stages'>): readonly Section[] {
  return new SearchedPage('/nos-stages', 'Stages', [title, lead, description], ['Calendrier', 'Dates']).with('reserver', how.title, items(how.steps), ['Inscription', 'S’inscrire'])
    .sections
}

function items(titled: readonly Titled[]): readonly string[] {
  return titled.map(({ title, text }) => `${title}\u00A0: ${text}`)
}

export function sectionsOfCamp(camp: Camp): readonly Section[] {
  const { path, location, summary, tags, meta } = camp
  const title = `Stage ${camp.title}`
  const [beginning, ...text] = sectionsOfPage({ ...camp, title })
  const page = new SearchedPage(path, title, [
    summary,
    `${location}, ${meta.place.city}, ${meta.place.country}`,
    meta.level,
    meta.volume,
    tags.join(', '),
    beginning?.text,
  ])
  if (meta.days.length > 0) page.with('programme', 'Au programme', meta.days.map(({ label, text: day }) => `${label}\u00A0: ${day}`))
  page.with('compris', 'Compris', [...meta.included, ...meta.notIncluded.map((item) => `Non compris\u00A0: ${item}`)])
  page.with('conditions', 'Avant de vous inscrire', [meta.lodgingNote, meta.priceNote, meta.cancellationTerms], [
    'Prix',
    'Tarif',
    'Acompte',
    'Annulation',
    'Hébergement',
  ])
  return [...page.sections, ...text]
}
