import { useEffect, useState } from 'react'
import { Form, useFetcher } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { type PushScope, readSubscription, subscribe, type Told, unsubscribe } from './push-browser.ts'

type State = 'unknown' | 'unable' | 'refused' | Told | undefined

type ThisBrowserProps = {
  scope: PushScope
  /** The page whose action keeps and forgets browsers. */
  action: string
  publicKey: string
  browsers: number
  /** How one is told without it. */
  otherwise: string
}

/** Whether this browser is told, and its button; all browsers at once without a script. */
export function ThisBrowser({ scope, action, publicKey, browsers, otherwise }: ThisBrowserProps) {
  const [state, setState] = useState<State>('unknown')
  const fetcher = useFetcher<{ isRefused?: boolean }>()
  useEffect(() => {
    void readSubscription(scope).then(setState, () => setState('unable'))
  }, [scope])
  const isOn = typeof state === 'object'
  const send = (fields: Record<string, string>) => fetcher.submit(fields, { method: 'post', action })
  const turnOn = async () => {
    const told = await subscribe(scope, publicKey).catch(() => undefined)
    if (!told) return setState('refused')
    setState(told)
    await send({ abonner: '', ...told })
  }
  const turnOff = async () => {
    const told = await unsubscribe(scope)
    setState(undefined)
    if (told) await send({ oublier: '', endpoint: told.endpoint })
  }
  return (
    <div className="stack">
      <p className="muted">{words(state, fetcher.data?.isRefused === true, otherwise)}</p>
      {state === undefined || state === 'refused' ? (
        <Button icon="smartphone" onClick={() => void turnOn()} busy={fetcher.state !== 'idle'}>
          Recevoir sur cet appareil
        </Button>
      ) : null}
      {isOn ? (
        <Button look="line" onClick={() => void turnOff()} busy={fetcher.state !== 'idle'}>
          Ne plus recevoir ici
        </Button>
      ) : null}
      {browsers > 0 ? (
        <Form method="post" action={action}>
          <input type="hidden" name="oublier" />
          <Button type="submit" look="ghost">
            Oublier {browsers > 1 ? `mes ${browsers} appareils` : 'mon appareil'}
          </Button>
        </Form>
      ) : null}
    </div>
  )
}

function words(state: State, isRefused: boolean, otherwise: string): string {
  if (isRefused)
    return 'Cet appareil n’a pas pu être abonné\u00a0: dix appareils au plus, et un navigateur connu.'
  if (state === 'unknown') return `Les notifications demandent JavaScript\u202f; ${otherwise}, non.`
  if (state === 'unable')
    return 'Ce navigateur ne reçoit pas de notifications. Sur iPhone, ajoutez d’abord le site à l’écran d’accueil.'
  if (state === 'refused')
    return 'Le navigateur a refusé\u00a0: autorisez les notifications de ce site dans ses réglages.'
  return state ? 'Cet appareil est prévenu.' : 'Cet appareil n’est pas prévenu.'
}
