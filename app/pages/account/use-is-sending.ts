import { useNavigation } from 'react-router'

/** Whether this form (its `intent`) is on its way. */
export function useIsSending(intent: string): boolean {
  return useNavigation().formData?.get('intent') === intent
}
