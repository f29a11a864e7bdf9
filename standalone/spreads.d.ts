import type { Plugin } from 'esbuild';

export function withStableSpreads(text: string): string;
export function stableSpreads(nodeVersion?: string): readonly Plugin[];
