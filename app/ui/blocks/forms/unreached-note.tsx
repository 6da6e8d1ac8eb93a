import { useRouteLoaderData } from 'react-router'
import { Note } from '#app/ui/kit/note.tsx'

const withoutMail = {
  booking: 'gardez l’adresse de la page de votre inscription.',
  order: 'gardez l’adresse de la page de votre commande.',
  request: 'votre demande attend que le site puisse écrire.',
}

/** Said before a form that nobody would hear of. @param mailed whose email does not leave either, where one would */
export function UnreachedNote({ mailed }: { mailed?: keyof typeof withoutMail }) {
  const site = useRouteLoaderData<{ club: { isUnreached?: boolean } }>('root')
  if (!site?.club.isUnreached) return null
  return (
    <Note tone="warning">
      Le site est en préparation&nbsp;: ce que vous envoyez ici est gardé, mais personne n’en est encore
      averti.
      {mailed === undefined ? null : ` Aucun e-mail ne part non plus\u00a0: ${withoutMail[mailed]}`}
    </Note>
  )
}
