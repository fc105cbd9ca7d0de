import { useState } from 'react';

/** Copies a text. @returns whether it was copied: browsers refuse that where the page came without encryption; undefined before */
export function useCopying(text: string) {
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return { copied, copy: () => void copy() } as const;
}
