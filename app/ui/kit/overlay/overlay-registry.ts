import type { ComponentType } from 'react'

export type OverlayProps = { open: boolean; onClose: (result?: unknown) => void }

type OverlayComponent<Props extends object> = ComponentType<Props & OverlayProps>

export type OverlayEntry = {
  id: string
  component: ComponentType<OverlayProps>
  props: object
  open: boolean
}

/** What was opened by its component alone is forgotten once it had the time to leave, in ms. */
const REMOVAL_DELAY = 600

export class OverlayRegistry {
  #entries: readonly OverlayEntry[] = []
  #listeners = new Set<() => void>()
  #answers = new Map<string, (result: unknown) => void>()
  #count = 0

  register<Props extends object>(
    id: string,
    component: OverlayComponent<Props>,
    props: Partial<Props> = {},
  ): void {
    const entry = { id, component: component as ComponentType<OverlayProps>, props, open: false }
    this.#publish([...this.#entries.filter((other) => other.id !== id), entry])
  }

  /** Opens a registered id, or a component for this once. The answer comes with `result` when it closes. */
  open<Props extends object>(
    target: string | OverlayComponent<Props>,
    props: Partial<Props> = {},
  ): { id: string; result: Promise<unknown> } {
    const id = typeof target === 'string' ? target : `once-${(this.#count += 1)}`
    if (typeof target !== 'string') this.register(id, target)
    this.#change(id, (entry) => ({ ...entry, open: true, props: { ...entry.props, ...props } }))
    return { id, result: new Promise((answer) => this.#answers.set(id, answer)) }
  }

  patch(id: string, props: object): void {
    this.#change(id, (entry) => ({ ...entry, props: { ...entry.props, ...props } }))
  }

  close(id: string, result?: unknown): void {
    this.#change(id, (entry) => ({ ...entry, open: false }))
    this.#answers.get(id)?.(result)
    this.#answers.delete(id)
    const others = () => this.#entries.filter((entry) => entry.id !== id)
    if (id.startsWith('once-')) setTimeout(() => this.#publish(others()), REMOVAL_DELAY)
  }

  isOpen(id: string): boolean {
    return this.#find(id).open
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly entries = (): readonly OverlayEntry[] => this.#entries

  #find(id: string): OverlayEntry {
    const entry = this.#entries.find((candidate) => candidate.id === id)
    if (!entry) throw new Error('Overlay not found')
    return entry
  }

  #change(id: string, edit: (entry: OverlayEntry) => OverlayEntry): void {
    const changed = edit(this.#find(id))
    this.#publish(this.#entries.map((entry) => (entry.id === id ? changed : entry)))
  }

  #publish(entries: readonly OverlayEntry[]): void {
    this.#entries = entries
    for (const listener of this.#listeners) listener()
  }
}

export const overlays = new OverlayRegistry()
