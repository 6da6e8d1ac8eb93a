import { UnreachedNote } from '#app/ui/blocks/forms/unreached-note.tsx'

export function UnreachedOrderNote() {
  return (
    <UnreachedNote>
      {' '}
      Aucun e-mail ne part non plus&nbsp;: gardez l’adresse de la page de votre commande.
    </UnreachedNote>
  )
}
