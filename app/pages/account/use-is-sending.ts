import { useNavigation } from 'react-router'

export function useIsSending(intent: string): boolean {
  return useNavigation().formData?.get('intent') === intent
}
