import { useNavigation } from 'react-router'

/** Whether this form is on its way, among those of the page. */
export function useIsSending(way: string): boolean {
  const { state, formData } = useNavigation()
  return state === 'submitting' && formData?.get('moyen') === way
}
