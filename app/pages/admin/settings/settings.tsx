import { data, href, Link } from 'react-router'
import { readClub } from '#app/domain/club/store.server.ts'
import { settingSheets } from '#app/domain/content-edits/facts/sheets.ts'
import { readRouteRules } from '#app/domain/route-rules/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { noStore } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import type { Route } from './+types/settings.ts'
import { openingSteps } from './opening-steps.server.ts'

export const meta = hiddenMeta('Réglages', 'Ce qui tient le site.')

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { facts } = await readClub(services.content)
  const left = facts.sample ? await stepsLeft(services) : 0
  const rules = await readRouteRules(services.database)
  const isClosed = services.maintenance.current() !== undefined
  return data({ left, rules: rules.length, isClosed }, { headers: noStore })
}

const settingIcons: Record<(typeof settingSheets)[number]['id'], IconName> = {
  menus: 'menu',
  'second-facteur': 'shield-check',
  rappels: 'calendar-check',
  durees: 'timer',
}

async function stepsLeft(services: Services): Promise<number> {
  const steps = await openingSteps(services)
  return steps.filter(({ isDone, isOptional }) => !isDone && !isOptional).length
}

export default function Settings({ loaderData: { left, rules, isClosed } }: Route.ComponentProps) {
  const places: { to: string; icon: IconName; title: string; detail: string }[] = [
    {
      to: href('/admin/reglages/ouverture'),
      icon: 'flag',
      title: 'Ouvrir le site',
      detail: left === 0 ? 'Le site est ouvert.' : `Il reste ${left} ${left > 1 ? 'étapes' : 'étape'}.`,
    },
    {
      to: href('/admin/reglages/apparence'),
      icon: 'image',
      title: 'Nom, couleur et logo',
      detail: 'Ce que chaque page montre du club.',
    },
    {
      to: href('/admin/reglages/faits'),
      icon: 'book-open',
      title: 'Les faits du club',
      detail: 'Identité, adresse, horaires, assurance, compte, livraison.',
    },
    ...settingSheets.map(({ id, title, unlocks }) => ({
      to: href('/admin/reglages/faits/:sheet', { sheet: id }),
      icon: settingIcons[id],
      title,
      detail: unlocks,
    })),
    {
      to: href('/admin/reglages/e-mails'),
      icon: 'mail',
      title: 'E-mails',
      detail: 'Objet, premiers et derniers mots de chacun, avec un essai.',
    },
    {
      to: href('/admin/reglages/registre'),
      icon: 'archive',
      title: 'Ce qui est gardé',
      detail: 'Le registre du RGPD\u00a0: quoi, pourquoi, combien de temps.',
    },
    {
      to: href('/admin/reglages/adresses'),
      icon: 'arrow-up-right',
      title: 'Adresses et redirections',
      detail: rules === 0 ? 'Aucune règle à vous.' : `${rules} ${rules > 1 ? 'règles' : 'règle'} à vous.`,
    },
    {
      to: href('/admin/reglages/maintenance'),
      icon: 'shield-check',
      title: 'Maintenance',
      detail: isClosed ? 'Le site est fermé aux visiteurs.' : 'Le site est ouvert.',
    },
    {
      to: href('/admin/reglages/export'),
      icon: 'download',
      title: 'Tout emporter',
      detail: 'Les données, les photos et les textes du club, dans une archive.',
    },
    {
      to: href('/admin/reglages/developpeurs'),
      icon: 'arrow-left-right',
      title: 'Pour les développeurs',
      detail: 'Ce que d’autres programmes peuvent lire, et comment.',
    },
  ]
  return (
    <>
      <AdminHead title="Réglages" lead="Les textes des pages se changent dans «&#8239;Textes&#8239;»." />
      <ul className="admin-list">
        {places.map(({ to, icon, title, detail }) => (
          <li key={to}>
            <Link className="settings-place row" to={to} prefetch="intent">
              <Icon name={icon} />
              <span>
                <b>{title}</b>
                <small className="muted">{detail}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
