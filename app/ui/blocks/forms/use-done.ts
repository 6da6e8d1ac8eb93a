import { useLocation } from 'react-router'

/** What the form before has done, as the address it led to says (`?fait=…`); empty when it says nothing. */
export function useDone(): string {
  const { search } = useLocation()
  return new URLSearchParams(search).get('fait') ?? ''
}
