import { Form, href } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { wordsOfLink, type MailLink } from './mail-link.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { useIsSending } from './use-is-sending.ts'

/** The one tap that uses a link up. */
export function ConfirmLink({ link }: { link: MailLink }) {
  const isSending = useIsSending('continuer')
  const { title, lead } = wordsOfLink[link.type]
  return (
    <SignInFrame title={title} lead={lead}>
      <Form method="post" action={href('/logged')} className="sign-in-form">
        {Object.entries(link).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button
          type="submit"
          name="moyen"
          value="continuer"
          size="large"
          block
          iconEnd="arrow-right"
          busy={isSending}
        >
          Continuer
        </Button>
      </Form>
    </SignInFrame>
  )
}
