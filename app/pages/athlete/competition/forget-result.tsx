import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { competitionPath } from '../competition-addresses.ts'

/** Takes the result away; the answer stays. */
export function ForgetResult({ id }: { id: string }) {
  return (
    <Form
      method="post"
      action={competitionPath(id)}
      className="race-forget-result"
      replace
      preventScrollReset
    >
      <input type="hidden" name="intent" value="forget-result" />
      <Button type="submit" look="ghost" size="small" icon="trash-2">
        Effacer mon résultat
      </Button>
    </Form>
  )
}
