import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { abandonPath } from '../pieces/addresses.ts'

/** Gives the order up before it is paid; folded, so that nobody does it by mistake. */
export function AbandonForm({ secret }: { secret: string }) {
  const isSending = useNavigation().formAction === abandonPath(secret)
  return (
    <details className="order-abandon">
      <summary>Annuler cette commande</summary>
      <div>
        <p className="muted">
          Les articles repartent en vente et vous ne devez rien. Une commande annulée ne se reprend pas&nbsp;:
          il faudrait en passer une autre.
        </p>
        <Form method="post" action={abandonPath(secret)}>
          <Button type="submit" look="danger" size="small" busy={isSending}>
            Annuler la commande
          </Button>
        </Form>
      </div>
    </details>
  )
}
