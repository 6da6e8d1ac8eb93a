import { useLocation } from 'react-router'

export function useDone(): string {
  const { search } = useLocation()
  return new URLSearchParams(search).get('fait') ?? ''
}
