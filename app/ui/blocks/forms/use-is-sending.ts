import { useNavigation } from 'react-router'

/** Whether the form of this intent is on its way, until its answer is on the page; `field` says which it is. */
export function useIsSending(intent: string, field = 'intent'): boolean {
  return useNavigation().formData?.get(field) === intent
}
