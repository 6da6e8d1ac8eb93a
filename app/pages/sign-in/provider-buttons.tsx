import { Form, href } from 'react-router'
import type { AuthProvider } from '#app/session/auth-access.ts'
import { Button } from '#app/ui/kit/button.tsx'

/** One line a provider that is set, as items of the list of other ways in. */
export function ProviderButtons({ providers }: { providers: readonly AuthProvider[] }) {
  return providers.map(({ id, name }) => (
    <li key={id}>
      <Form method="post" action={href('/login')}>
        <input type="hidden" name="moyen" value="fournisseur" />
        <Button type="submit" name="fournisseur" value={id} look="line" size="large" block>
          Continuer avec {name}
        </Button>
      </Form>
    </li>
  ))
}
