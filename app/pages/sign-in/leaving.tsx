import { Icon } from '#app/ui/kit/icon.tsx'
import { SignInFrame } from './sign-in-frame.tsx'

/** Leads to another site after a form, which the page policy forbids to redirect there. */
export function Leaving({ address }: { address: string }) {
  return (
    <SignInFrame
      title="On vous accompagne"
      lead={`Vous continuez sur ${new URL(address).host || 'une autre application'}.`}
    >
      <meta httpEquiv="refresh" content={`0;url=${address}`} />
      <a className="button button-primary button-large button-block" href={address} rel="noreferrer">
        Continuer
        <Icon name="arrow-right" />
      </a>
    </SignInFrame>
  )
}
