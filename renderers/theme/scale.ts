/** The tokens that no brand changes: space, sizes, type and motion. */
export const scale = {
  space: { xs: '4px', s: '8px', m: '12px', l: '16px', xl: '24px', xxl: '32px', huge: '48px', giant: '72px' },
  size: { content: '640px', wide: '1120px', control: '56px', touch: '48px' },
  type: {
    family:
      "'Figtree Variable', 'Figtree Fallback Arial', 'Figtree Fallback Roboto', 'Figtree Fallback DejaVu Sans', system-ui, sans-serif",
    display: 'clamp(2.125rem, 1.7rem + 1.9vw, 2.875rem)',
    title: 'clamp(1.75rem, 1.5rem + 1.2vw, 2.25rem)',
    heading: '1.25rem',
    lead: '1.125rem',
    body: '1.0625rem',
    small: '0.9375rem',
    tiny: '0.8125rem',
    regular: '430',
    medium: '560',
    semibold: '640',
    tight: '1.16',
    relaxed: '1.55',
  },
  motion: { quick: '140ms', calm: '280ms', ease: 'cubic-bezier(0.22, 0.8, 0.26, 1)' },
} as const;
