/** The page by candle light: who sees it by day has no need of it. */
import './dark.css';
