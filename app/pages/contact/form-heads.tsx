import { UnreachedNote } from '#app/ui/blocks/forms/unreached-note.tsx'
import { useFocusOnMount } from '#app/ui/blocks/forms/use-focus-on-mount.ts'

export const formTitleId = 'contact-form-title'

export function FormHead({ isFilledIn }: { isFilledIn: boolean }) {
  return (
    <>
      <h2 className="d4" id={formTitleId}>
        Votre message
      </h2>
      <UnreachedNote />
      <p className="muted form-rule">
        {isFilledIn
          ? 'Votre adresse est là\u00a0: envoyez, un coach vous répond. Le reste est facultatif.'
          : 'Votre adresse e-mail suffit pour qu’un coach vous réponde. Le reste est facultatif.'}
      </p>
    </>
  )
}

export function LeadNoted({ email }: { email: string }) {
  const title = useFocusOnMount<HTMLHeadingElement>()
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script the browser must lead to the answer by itself */}
      <h2 className="d3" id={formTitleId} tabIndex={-1} ref={title} autoFocus>
        C’est noté, un coach vous répond sous deux jours.
      </h2>
      <p className="form-rule">
        À l’adresse <b>{email}</b>. Un mot de plus&#8239;? Tout est facultatif, et s’ajoute à votre demande.
      </p>
      <UnreachedNote />
    </>
  )
}
