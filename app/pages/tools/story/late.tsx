import { useEffect, useState, type ComponentType } from 'react'

/** A part of the tool that is loaded after its page; nothing until then. Where the network is away it comes back with it. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (Part) return
      const ask = () => {
        load().then(
          (part) => setPart(() => (loaded = part)),
          () => undefined,
        )
      }
      ask()
      addEventListener('online', ask)
      return () => removeEventListener('online', ask)
    }, [Part])
    return Part ? <Part {...props} /> : null
  }
}
