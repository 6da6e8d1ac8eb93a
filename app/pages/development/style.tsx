import { ContentIcon } from '#app/ui/blocks/content-icon/content-icon.tsx'
import { HeaderActions } from '#app/ui/blocks/header/header-actions.tsx'
import { useMenus } from '#app/ui/blocks/navigation.ts'
import { StyleGuide } from '#app/ui/kit/style-guide/style-guide.tsx'
import type { Route } from './+types/style.ts'
import { refuseStrangers } from './refuse-strangers.server.ts'

export function loader(args: Route.LoaderArgs) {
  refuseStrangers(args)
  return null
}

export const meta: Route.MetaFunction = () => [
  { title: 'Guide de style' },
  { name: 'robots', content: 'noindex' },
]

export default function Style() {
  const menus = useMenus()
  return (
    <>
      <StyleGuide />
      <section className="wrap section" aria-labelledby="header-actions-title">
        <h2 className="d4" id="header-actions-title">
          Fin de l’en-tête, toutes les pièces ouvertes
        </h2>
        {menus ? <HeaderActions instagram="https://www.instagram.com/" menus={menus} /> : null}
      </section>
      <section className="wrap section" aria-labelledby="content-icons-title">
        <h2 className="d4" id="content-icons-title">
          Icônes nommées par un contenu, dessinées dans le navigateur
        </h2>
        <p>
          <ContentIcon name="lucide:flame" /> <ContentIcon name="lucide:waves" />{' '}
          <ContentIcon name="lucide:inconnue" />
        </p>
      </section>
    </>
  )
}
