import type { CodeSplittingGroup } from 'rolldown';

export declare const first: CodeSplittingGroup;
