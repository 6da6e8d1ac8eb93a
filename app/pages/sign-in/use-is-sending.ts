import { useNavigation } from 'react-router'

export function useIsSending(way: string): boolean {
  const { state, formData } = useNavigation()
  return state === 'submitting' && formData?.get('method') === way
}
