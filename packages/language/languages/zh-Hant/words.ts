import type { Words } from '../../define-language.ts';
import simplified from '../zh-Hans/words.ts';

export default {
  ...simplified,
  names: {
    pattern:
      'traditional chinese|繁體中文|繁体中文|繁體|繁体字?|正體中文|번체(?: 중국어)?|tiếng trung phồn thể',
    words:
      'traditional chinese, taiwanese mandarin, 繁體, 繁體中文, 繁体, 繁体中文, 繁体字, 正體中文, 國語, 번체, 번체 중국어, tiếng trung phồn thể',
  },
  probe: { passage: '退貨須在收到商品後十四天內申請。', question: '退貨要在幾天內申請' },
  everyday: `我昨天晚上沒睡好。
你今晚打算做什麼？
我妹妹比我高。
從早上開始一直在下雨。
可以借我一把雨傘嗎？
我又把鑰匙忘在家裡了。
他笑到眼淚都流出來了。
你為什麼老是遲到？
湯太燙了，沒辦法喝。
吃完晚飯我們去散步吧。
我從來沒看過這麼大的狗。
她喜歡在車上唱歌。
不要吵醒寶寶。
你那雙鞋在哪裡買的？
爺爺每天都講同一個笑話。
我好像感冒了。
我們昨天一起看了電影。
誰把最後一塊蛋糕吃掉了？
他很怕蜘蛛。
孩子們在花園裡玩。
要是我會彈鋼琴就好了。
你今天看起來很累。
你哥哥幾歲了？
因為很冷，她把窗戶關上了。
我很想念我的朋友。
請把燈關掉。
他們結婚十年了。
沒有人知道他去了哪裡。
我寧願待在家裡。
湯姆說他明天會來。
多美的夕陽啊！
我的手機掉進水裡了。
火車上擠滿了人。
你相信有鬼嗎？
我正在學做菜。
她送我一本書當生日禮物。
他講話太快，我聽不懂。
今天早上牛奶喝完了。
人很容易犯錯。
我不知道該說什麼。`,
} satisfies Words;
